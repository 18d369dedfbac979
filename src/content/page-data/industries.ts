import type { Content } from '../schemas/index.ts';

type Industry = Content['industries'][number];
type Family = Content['industry-page']['families'][string];
type IndustryPage = { families: Record<string, Pick<Family, 'colour'>> };

export function buildIndustryTile(industry: Industry, { families }: IndustryPage) {
  const { name, slug, icon, family: familyKey = '', problems } = industry;
  return {
    name,
    slug,
    icon,
    family: familyKey,
    tone: families[familyKey]?.colour ?? 'brand',
    problem: problems[0]?.title,
  };
}

export function buildIndustryData(industry: Industry, industryPage: IndustryPage) {
  const { tone } = buildIndustryTile(industry, industryPage);
  return { ...industry, title: industry.title ?? industry.name, tone };
}
