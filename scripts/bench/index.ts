/** `npm run bench -- page|worker|build`: figures, not tests. Timings are noisy; compare within one run. */
const benches: Record<string, () => Promise<unknown>> = {
  page: () => import('./page.ts'),
  worker: () => import('./worker.ts'),
  build: () => import('./build.ts'),
};

const wanted = process.argv[2] ?? 'page';
const bench = benches[wanted];
if (!bench) {
  console.error(`There is no bench "${wanted}". Choose one of ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
await bench();
