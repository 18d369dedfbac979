import { readContent } from '../../src/plugins/content/read.ts';
import { fixture } from './fixture.ts';

const { company, messages } = readContent(fixture.content, fixture.static);

/** The language of the fixture's forms. */
export const english = { locale: company.locale, messages };
