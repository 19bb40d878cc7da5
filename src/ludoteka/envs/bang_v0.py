"""BANG! for PettingZoo: `env()`, `raw_env()` and `parallel_env()`."""

from ludoteka.envs.forms import forms

env, raw_env, parallel_env = forms("bang")
