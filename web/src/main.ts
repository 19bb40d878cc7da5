import './styles/base.css';
import './styles/shell.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { house } from './lib/house.svelte';
import { router } from './lib/router.svelte';

router.start();
await house.start();
mount(App, { target: document.getElementById('app')! });
