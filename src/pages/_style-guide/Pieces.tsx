import labels from '@content/service-labels';
import guide from '@content/style-guide';
import team from '@content/team';
import { useState } from 'react';
import { Button, LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';
import { ClosingPanel } from '../../components/ClosingPanel';
import { Faq } from '../../components/Faq';
import { Choice, TextArea, TextField } from '../../components/Field';
import { IconButton } from '../../components/IconButton';
import { Cross } from '../../components/icons';
import { PauseButton } from '../../components/PauseButton';
import { Picture } from '../../components/Picture';
import { Portrait } from '../../components/Portrait';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import { ServiceLinks } from '../../components/ServiceLinks';
import { Stepper } from '../../components/Stepper';
import { TickList } from '../../components/TickList';
import styles from './styles.module.css';

const { headings, sample } = guide;
const here = '/test';

export function Buttons() {
  return (
    <Section>
      <SectionHeading>{headings.buttons}</SectionHeading>
      <div className={styles.row}>
        <LinkButton to={here} arrow>
          {sample.action}
        </LinkButton>
        <Button look="quiet">{sample.action}</Button>
        <Button disabled>{sample.action}</Button>
        <a href={here}>{sample.action}</a>
      </div>
    </Section>
  );
}

export function Cards() {
  return (
    <Section ground="sand">
      <SectionHeading eyebrow={sample.eyebrow} lead={sample.text}>
        {headings.cards}
      </SectionHeading>
      <div className={styles.columns}>
        <Card>
          <h3>{sample.heading}</h3>
          <p className={styles.use}>{sample.text}</p>
        </Card>
        <Card to={here}>
          <h3>{sample.heading}</h3>
          <p className={styles.use}>{sample.text}</p>
        </Card>
      </div>
    </Section>
  );
}

export function Fields() {
  const [label] = sample.choices;
  return (
    <Section>
      <SectionHeading>{headings.fields}</SectionHeading>
      <div className={styles.columns}>
        <TextField field={{ name: 'plain', label }} required />
        <TextField field={{ name: 'hinted', label, hint: sample.hint }} />
        <TextField
          field={{ name: 'wrong', label, error: sample.error }}
          defaultValue={sample.heading}
          required
        />
        <TextField field={{ name: 'off', label }} disabled required />
        <Choice
          field={{ name: 'choice', label }}
          prompt={sample.action}
          options={sample.choices.map((choice) => ({ value: choice, label: choice }))}
          required
        />
        <TextArea field={{ name: 'long', label }} defaultValue={sample.text} required />
      </div>
    </Section>
  );
}

export function Questions() {
  return (
    <Section ground="mist">
      <SectionHeading>{headings.questions}</SectionHeading>
      <Faq questions={sample.questions.map((entry, index) => ({ ...entry, open: index === 0 }))} />
    </Section>
  );
}

export function Pictures() {
  return (
    <Section>
      <SectionHeading>{headings.pictures}</SectionHeading>
      <Picture
        picture={guide.picture}
        sizes="(width < 768px) 90vw, 600px"
        className={styles.picture}
      />
    </Section>
  );
}

/** Parts that several pages show within their sections. */
export function SmallParts() {
  const [paused, setPaused] = useState(false);
  const steps = sample.questions.map(({ question, answer }) => ({ title: question, text: answer }));
  return (
    <>
      <Section ground="sand">
        <SectionHeading>{headings.small}</SectionHeading>
        <div className={styles.stack}>
          <div className={styles.row}>
            {team.slice(0, 1).map((member) => (
              <Portrait
                key={member.slug}
                person={{ ...member, name: member.fullName }}
                className={styles.portrait}
              />
            ))}
            <Portrait person={{ name: sample.heading }} className={styles.portrait} />
            <PauseButton
              paused={paused}
              onToggle={setPaused}
              labels={{ pause: sample.close, play: sample.open }}
            />
            {(['plain', 'tinted', 'round', 'outlined'] as const).map((look) => (
              <IconButton key={look} look={look} label={sample.close}>
                <Cross />
              </IconButton>
            ))}
          </div>
          <ServiceLinks keys={Object.keys(labels).slice(0, 3)} />
          <TickList items={sample.choices} />
          <TickList small items={sample.choices} />
          <TickList items={steps} />
          <Stepper steps={steps} />
          <Stepper steps={steps} look="discs" />
        </div>
      </Section>
      <Section ground="night">
        <Stepper steps={steps.map((step) => ({ ...step, year: sample.hint }))} look="years" />
      </Section>
      <ClosingPanel
        heading={sample.heading}
        text={sample.text}
        button={{ label: sample.action, to: here }}
      />
    </>
  );
}

const grounds = ['paper', 'mist', 'sand', 'deep', 'night'] as const;

export function Grounds() {
  return grounds.map((ground) => (
    <Section key={ground} ground={ground}>
      <SectionHeading eyebrow={ground} lead={sample.text}>
        {headings.grounds}
      </SectionHeading>
      <div className={styles.row}>
        <LinkButton look={ground === 'deep' || ground === 'night' ? 'onDark' : 'primary'} to={here}>
          {sample.action}
        </LinkButton>
        <a href={here}>{sample.action}</a>
      </div>
    </Section>
  ));
}
