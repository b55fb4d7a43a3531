// A screen that everybody looks at does not fall asleep, where the browser lets a page ask for that.

/** @returns {() => void} until then it stays awake */
export function stayAwake() {
  let held = /** @type {WakeLockSentinel|null} */ (null);
  let done = false;
  const hold = async () => {
    if (done || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      held = await navigator.wakeLock.request("screen");
      if (done) void held.release();
    } catch {
      // it was not allowed: then the screen's own settings decide
    }
  };
  void hold();
  document.addEventListener("visibilitychange", hold); // a page that was out of sight has lost it
  return () => {
    done = true;
    document.removeEventListener("visibilitychange", hold);
    void held?.release();
  };
}
