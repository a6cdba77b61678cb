//! Scenario scripts: grammar, runner, explanations.
