"""The contract suite as a pytest plugin: whatever holds for our games can be shown of a game in another package.

    stellwerk certify GAME            or, with every option of pytest:
    pytest --pyargs stellwerk.testing.suite --certify GAME

Nothing here is imported before somebody tests: pytest, hypothesis and fluent.syntax come with `stellwerk[certify]`.
"""
