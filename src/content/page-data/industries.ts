import type { Content } from '../schemas/index.ts';

type Industry = Content['industries'][number];
type IndustryPage = Content['industry-page'];

export function buildIndustryTile(industry: Industry, { families }: IndustryPage) {
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

export function buildIndustryData(industry: Industry, industryPage: IndustryPage) {
  const { tone } = buildIndustryTile(industry, industryPage);
  return { ...industry, title: industry.title ?? industry.name, tone };
}
