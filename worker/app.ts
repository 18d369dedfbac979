import type { Context } from 'hono';
import type { FormName } from '../src/shared/forms.ts';
import type { PostedFields } from './guards/request-body.ts';
import type { LimitedEnv } from './outside-calls.ts';

export interface SubmittedForm {
  /** Null if the body names no known form. */
  form: FormName | null;
  fields: PostedFields;
}

export type App = { Bindings: LimitedEnv; Variables: { submittedForm: SubmittedForm } };
export type AppContext = Context<App>;
