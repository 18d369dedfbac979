import type { Context } from 'hono';
import type { FormName } from '../../src/shared/forms.ts';
import type { Env } from '../env.ts';
import type { PostedFields } from '../guards/request-body.ts';

export interface SubmittedForm {
  /** Null if the body names no known form. */
  form: FormName | null;
  fields: PostedFields;
}

export type App = { Bindings: Env; Variables: { submittedForm: SubmittedForm } };
export type AppContext = Context<App>;
