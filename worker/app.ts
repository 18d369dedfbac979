import type { Context } from 'hono';
import type { FormName } from '../src/shared/forms.ts';
import type { PostedFields } from './guards/request-body.ts';
import type { LimitedEnv } from './outside-calls.ts';

export interface App {
  Bindings: LimitedEnv;
  Variables: {
    /** The form is null if the body names no known one. */
    submittedForm?: { form: FormName | null; fields: PostedFields };
    /** The person at the desk, where a sign-in is required. */
    actor: string;
  };
}
export type AppContext = Context<App>;
