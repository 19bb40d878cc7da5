import { svelte } from '@sveltejs/vite-plugin-svelte';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// Where `npm run dev` finds the server: LUDOTEKA_SERVER=http://127.0.0.1:8000.
const server = loadEnv('', '.', 'LUDOTEKA').LUDOTEKA_SERVER ?? 'http://127.0.0.1:8000';

const MARK = '%BUILD%';

/** Names the build after its files, for the page, the service worker and the server alike. */
function nameBuild(): Plugin {
  const idOf = async (files: object): Promise<string> => {
    const names = Object.keys(files).filter((name) => name.startsWith('assets/'));
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(names.sort().join()));
    return [...new Uint8Array(hash, 0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };
  return {
    name: 'name-build',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => html.replace(MARK, await idOf(bundle ?? {})),
    },
    async generateBundle(_, bundle) {
      const id = await idOf(bundle);
      const worker = bundle['sw.js'];
      if (worker?.type === 'chunk') worker.code = worker.code.replaceAll(MARK, id);
      this.emitFile({ type: 'asset', fileName: 'build.txt', source: id });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), nameBuild()],
  base: '/',
  build: {
    outDir: '../src/ludoteka/server/web/static',
    emptyOutDir: true,
    target: 'es2022',
    // A font or drawing inside the JavaScript would be loaded before it is needed.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/worker/sw.ts' },
      output: {
        // The service worker's address stays, so that browsers find its next version.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // the shared Fluent files
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
