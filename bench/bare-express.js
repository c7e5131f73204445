import express from 'express';
import pg from 'pg';

/* The baseline for lists of the server: one handler and one statement, nothing else. */

const { PORT, DATABASE_URL, STATEMENT, PARAMETERS, LIMIT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const parameters = JSON.parse(PARAMETERS);
const limit = Number(LIMIT);
const app = express();

app.get('/healthz', (_request, response) => {
  response.json({ status: 'ok' });
});
app.get('/list', async (_request, response) => {
  const { rows } = await pool.query(STATEMENT, parameters);
  const total = Number(rows[0]?._total ?? 0);
  const data = rows.map(({ _total, ...record }) => record);
  response.json({ data, meta: { total, limit, offset: 0, hasMore: data.length < total } });
});

app.listen(Number(PORT), '127.0.0.1');
