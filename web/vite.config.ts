import { svelte } from '@sveltejs/vite-plugin-svelte';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

// Where `npm run dev` finds the server: LUDOTEKA_SERVER=http://127.0.0.1:8000.
const server = loadEnv('', '.', 'LUDOTEKA').LUDOTEKA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/ludoteka/server/web/static',
    emptyOutDir: true,
    target: 'es2022',
    // A font or drawing inside the JavaScript would be loaded before it is needed.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ['..'] }, // the shared Fluent files
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
