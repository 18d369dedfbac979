import industry from '@content/pages/industry';
import type { Graph } from 'schema-dts';
import { trail } from '../../components/Breadcrumb/schema-org';
import { graph } from '../../components/StructuredData/graph';
import { questionsInSchemaOrg } from '../../components/StructuredData/questions';
import type { TradeData } from '../../content/schemas';

export const parents = [{ label: industry.breadcrumb.label, to: '/industry' }];

export function tradeInSchemaOrg({
  name,
  questions,
}: Pick<TradeData, 'name' | 'questions'>): Graph {
  return graph(
    trail(parents, name),
    ...(questions.length > 0 ? [questionsInSchemaOrg(questions)] : []),
  );
}
