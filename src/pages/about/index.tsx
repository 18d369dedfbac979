import about from '@content/about';
import page from '@content/pages/about';
import { Page } from '../../components/Page';
import { TeamStrip } from '../../components/TeamStrip';
import { Impact } from '../_about/Impact';
import { PageLinks } from '../_about/PageLinks';
import { Story } from '../_about/Story';
import { Strengths } from '../_about/Strengths';

export default function AboutPage() {
  return (
    <Page page={page}>
      <Story />
      <Impact />
      {about.impact.team && <TeamStrip {...about.impact.team} />}
      <Strengths />
      <PageLinks />
    </Page>
  );
}
