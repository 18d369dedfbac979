/** The least that could keep a message; `npm run bench -- worker` measures it beside the real Worker. */
interface BareEnv {
  DB: D1Database;
}

export default {
  async fetch(request, env) {
    if (request.method === 'GET') {
      // Asked until it answers, before anything is measured.
      await env.DB.exec('CREATE TABLE IF NOT EXISTS bare (id TEXT PRIMARY KEY, body TEXT) STRICT');
      return new Response('ready');
    }
    await env.DB.prepare('INSERT INTO bare (id, body) VALUES (?, ?)')
      .bind(crypto.randomUUID(), await request.text())
      .run();
    return Response.json({ message: 'kept' });
  },
} satisfies ExportedHandler<BareEnv>;
