import type { Content, IndustryTile } from '../../content/schemas/index.ts';

type Industry = Content['industries'][number];
type IndustryPage = Content['industry-page'];

export function buildIndustryTile(industry: Industry, { families }: IndustryPage): IndustryTile {
  const { name, slug, icon, family: familyKey = '', problems } = industry;
  const family = families[familyKey];
  return {
    name,
    slug,
    icon,
    family: family?.label,
    tone: family?.colour ?? 'brand',
    problem: problems[0]?.title,
  };
}
