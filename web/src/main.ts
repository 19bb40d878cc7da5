import './styles/base.css';
import './styles/shell.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { house } from './lib/house.svelte';
import { attention } from './lib/noticing/attention.svelte';
import { sounds } from './lib/noticing/sounds.svelte';
import { router } from './lib/router.svelte';

router.start();
sounds.start();
attention.start();
await house.start();
mount(App, { target: document.getElementById('app')! });
