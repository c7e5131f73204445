import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { worldsOfOneDatabase } from '../testing/world.js';
import type { World, WorldOptions } from '../testing/world.js';
import { ensureAdmin, resetAdmin } from './administrators.js';

const PASSWORD = 'gravel-otter-9';
const openWorld = worldsOfOneDatabase();
let world: World;

const signIn = (email: string, password: string) =>
  request(world.app).post('/api/auth/signin').send({ email, password });
const open = async (config: WorldOptions['config'] = {}): Promise<void> => {
  world = await openWorld({ config });
};
const again = (config: WorldOptions['config']) =>
  ensureAdmin({ ...world.deps, config: { ...world.deps.config, ...config } });

describe('ensureAdmin', () => {
  it('creates an administrator and shows the password, the first time only', async () => {
    await open();
    const made = await ensureAdmin(world.deps);
    expect(made?.password).toMatch(/^[\w-]{24}$/);
    const answer = await signIn(made?.email ?? '', made?.password ?? '');
    expect(answer.body.user).toMatchObject({ email: 'admin@rowgate.local', role: 'super_admin' });
    expect(await ensureAdmin(world.deps)).toBeUndefined();
  });

  it('uses address and password from the environment, and then shows no password', async () => {
    await open({ adminEmail: ' Root@Example.com ', adminPassword: 'a chosen password' });
    expect(await ensureAdmin(world.deps)).toEqual({ email: 'root@example.com', password: undefined });
    expect((await signIn('root@example.com', 'a chosen password')).body.user.role).toBe('super_admin');
  });

  it('keeps the password of an existing administrator', async () => {
    await open({ adminEmail: 'root@example.com', adminPassword: 'a chosen password' });
    await ensureAdmin(world.deps);
    expect(await again({ adminPassword: 'another password' })).toBeUndefined();
    expect((await signIn('root@example.com', 'a chosen password')).status).toBe(200);
  });

  it('creates a second one when the environment names a new one', async () => {
    await open();
    await ensureAdmin(world.deps);
    await again({ adminEmail: 'root@example.com', adminPassword: 'a chosen password' });
    expect((await signIn('root@example.com', 'a chosen password')).body.user.role).toBe('super_admin');
  });

  it('creates none of its own if the environment named one before', async () => {
    await open({ adminEmail: 'root@example.com' });
    expect((await ensureAdmin(world.deps))?.password).toBeDefined();
    expect(await again({ adminEmail: undefined })).toBeUndefined();
  });

  it('locks out a user who signed up with the address before', async () => {
    await open();
    const squatter = { email: 'root@example.com', password: 'gravel-otter-9', name: 'Squatter' };
    const { token } = (await request(world.app).post('/api/auth/signup').send(squatter)).body;
    await again({ adminEmail: 'root@example.com', adminPassword: 'a chosen password' });
    expect((await signIn('root@example.com', 'gravel-otter-9')).status).toBe(401);
    expect((await signIn('root@example.com', 'a chosen password')).body.user.role).toBe('super_admin');
    const me = await request(world.app).get('/api/auth/whoami').set('Authorization', `Bearer ${token}`);
    expect(me.status).toBe(401);
  });

  it('promotes nobody while another administrator exists', async () => {
    await open();
    await ensureAdmin(world.deps);
    const person = { email: 'ann@example.com', password: 'gravel-otter-9', name: 'Ann' };
    await request(world.app).post('/api/auth/signup').send(person);
    expect(await again({ adminEmail: person.email, adminPassword: 'a chosen password' })).toBeUndefined();
    expect((await signIn(person.email, person.password)).body.user.role).toBe('viewer');
  });

  it('only one of several processes that start at once creates it', async () => {
    await open();
    const made = await Promise.all([1, 2, 3].map(() => ensureAdmin(world.deps)));
    expect(made.filter((admin) => admin !== undefined)).toHaveLength(1);
    const [admin] = made.filter((one) => one !== undefined);
    expect((await signIn(admin?.email ?? '', admin?.password ?? '')).status).toBe(200);
  });
});

describe('resetAdmin', () => {
  const reset = (email?: string, password?: string) =>
    resetAdmin({
      database: world.deps.database,
      passwords: world.deps.passwords,
      email,
      password,
      now: world.deps.now(),
    });

  it('the only super administrator gets a new password, even when disabled or blocked', async () => {
    await open();
    const root = await world.signIn('super_admin');
    await world.deps.database.pool.updateTable('user_credentials').set({ disabled: true }).execute();
    for (let attempt = 0; attempt < 8; attempt += 1) await signIn(root.email, 'a guess');
    const { email, password } = await reset();
    expect((await signIn(email, password ?? '')).body.user).toMatchObject({ id: root.id, role: 'super_admin' });
    expect(
      (await world.http.get('/api/auth/session').set({ Authorization: `Bearer ${root.token}` })).body.data.user,
    ).toBe(null);
  });

  it('a named user becomes super administrator with the given password', async () => {
    await open();
    const ann = await world.signIn('viewer', { email: 'ann@example.com' });
    expect(await reset('ann@example.com', PASSWORD)).toEqual({ email: 'ann@example.com', password: undefined });
    expect((await signIn('ann@example.com', PASSWORD)).body.user).toMatchObject({ id: ann.id, role: 'super_admin' });
    const entries = await world.deps.database.pool
      .selectFrom('audit_entries')
      .selectAll()
      .where('target_id', '=', ann.id)
      .execute();
    expect(entries).toMatchObject([
      {
        actor_kind: 'system',
        action: 'user.reset_admin',
        target_id: ann.id,
        changes: [{ field: 'role', before: 'viewer', after: 'super_admin' }],
      },
    ]);
  });

  it('with several super administrators, one must be named', async () => {
    await open();
    await world.signIn('super_admin', { email: 'a@example.com' });
    await world.signIn('super_admin', { email: 'b@example.com' });
    await expect(reset()).rejects.toThrow('a@example.com, b@example.com. Name one with --email.');
    await expect(reset('c@example.com')).rejects.toThrow('c@example.com');
    expect((await reset('b@example.com')).email).toBe('b@example.com');
  });
});
