/** What `npm run bench -- worker` measures beside the real one: the least that could keep a message. */
interface BareEnv {
  DB: D1Database;
}

export default {
  async fetch(request, env) {
    const body = await request.text();
    await env.DB.prepare('INSERT INTO bare (id, body) VALUES (?, ?)')
      .bind(crypto.randomUUID(), body)
      .run();
    return Response.json({ message: 'kept' });
  },
} satisfies ExportedHandler<BareEnv>;
