import type { Context } from 'hono';
import type { FormName } from '../../src/shared/forms.ts';
import type { Env } from '../env.ts';
import type { Posted } from '../guards/posted.ts';

export interface Typed {
  form: FormName;
  fields: Posted;
}

export type App = { Bindings: Env; Variables: { typed: Typed } };
export type AppContext = Context<App>;
