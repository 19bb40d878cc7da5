/** Any board with any fixture, without a server: `gallery.html?game=six-nimmt&fixture=row-6`. */

import '../styles/base.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
document.documentElement.lang = asked.get('lang') ?? 'en';

mount(Gallery, { target: document.getElementById('app')! });
