import { mount } from 'svelte';
import App from './App.svelte';
import './design/fonts.ts';
import './design/tokens.css';
import './design/base.css';
import './design/parts.css';
import './parts/theme.svelte.ts';
import { words } from './words/words.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target });
void words.learn();
