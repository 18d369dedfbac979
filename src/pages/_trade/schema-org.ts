import industry from '@content/pages/industry';
import type { Thing } from 'schema-dts';
import { trail } from '../../components/Breadcrumb/schema-org';
import { questionsInSchemaOrg } from '../../components/StructuredData/questions';
import type { TradeData } from '../../content/schemas';

export const parents = [{ label: industry.breadcrumb.label, to: '/industry' }];

export function tradeInSchemaOrg({
  name,
  questions,
}: Pick<TradeData, 'name' | 'questions'>): Thing[] {
  return [trail(parents, name), ...(questions.length > 0 ? [questionsInSchemaOrg(questions)] : [])];
}
