import guide from '@content/style-guide';
import team from '@content/team';
import { useState } from 'react';
import { Button, LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';
import { SelectField, TextArea, TextField } from '../../components/Field';
import { IconButton } from '../../components/IconButton';
import { Cross } from '../../components/icons';
import { PauseButton } from '../../components/PauseButton';
import { Portrait } from '../../components/Portrait';
import { Section } from '../../components/Section';
import { ServiceLinks } from '../../components/ServiceLinks';
import { StepsSection } from '../../components/Stepper';
import { TickList } from '../../components/TickList';
import { example, styleGuidePath } from './exampleContent';
import styles from './styles.module.css';

export function Buttons() {
  return (
    <Section heading={guide.headings.buttons}>
      <div className={styles.row}>
        <LinkButton to={styleGuidePath} label={example.actionLabel} arrow />
        <Button variant="quiet">{example.actionLabel}</Button>
        <Button disabled>{example.actionLabel}</Button>
        <a href={styleGuidePath}>{example.actionLabel}</a>
      </div>
    </Section>
  );
}

export function Cards() {
  const cardContent = (
    <>
      <h3>{example.sampleHeading}</h3>
      <p className={styles.use}>{example.sampleText}</p>
    </>
  );
  return (
    <Section
      ground="sand"
      heading={guide.headings.cards}
      eyebrow={example.sampleEyebrow}
      lead={example.sampleText}
    >
      <div className={styles.columns}>
        <Card>{cardContent}</Card>
        <Card to={styleGuidePath}>{cardContent}</Card>
      </div>
    </Section>
  );
}

export function Fields() {
  const { label, hint } = example.inquiryFields.phoneNumber;
  return (
    <Section heading={guide.headings.fields}>
      <div className={styles.columns}>
        <TextField field={{ name: 'plain', label }} required />
        <TextField field={{ name: 'hinted', label, hint }} />
        <TextField
          field={{ name: 'wrong', label, error: example.error }}
          defaultValue={example.sampleHeading}
          required
        />
        <TextField field={{ name: 'off', label }} disabled required />
        <SelectField
          field={{ name: 'choice', label: example.inquiryFields.type.label }}
          prompt={example.actionLabel}
          options={example.serviceLabels}
          required
        />
        <TextArea
          field={{ name: 'long', label: example.inquiryFields.message.label }}
          defaultValue={example.sampleText}
          required
        />
      </div>
    </Section>
  );
}

export function PortraitsAndButtons() {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <>
      <Section ground="sand" heading={guide.headings.small}>
        <div className={styles.stack}>
          <div className={styles.row}>
            {team.slice(0, 1).map((member) => (
              <Portrait
                key={member.slug}
                {...member}
                name={member.fullName}
                className={styles.portrait}
              />
            ))}
            <Portrait name={example.sampleHeading} className={styles.portrait} />
            <PauseButton
              paused={isPaused}
              onToggle={setIsPaused}
              labels={{ pause: example.closeLabel, play: example.open }}
            />
            {(['plain', 'tinted', 'round', 'outlined'] as const).map((variant) => (
              <IconButton key={variant} variant={variant} label={example.closeLabel}>
                <Cross />
              </IconButton>
            ))}
          </div>
          <ServiceLinks keys={example.services} />
          <TickList items={example.serviceLabels} />
          <TickList small items={example.serviceLabels} />
          <TickList items={example.sampleSteps} />
        </div>
      </Section>
      <StepsSection
        steps={example.sampleSteps.map((step) => ({ ...step, year: example.sampleEyebrow }))}
      />
    </>
  );
}

const groundNames = ['paper', 'mist', 'sand', 'deep', 'night'] as const;

export function Grounds() {
  return groundNames.map((ground) => (
    <Section
      key={ground}
      ground={ground}
      heading={guide.headings.grounds}
      eyebrow={ground}
      lead={example.sampleText}
    >
      <div className={styles.row}>
        <LinkButton
          variant={ground === 'deep' || ground === 'night' ? 'onDark' : 'primary'}
          to={styleGuidePath}
          label={example.actionLabel}
        />
        <a href={styleGuidePath}>{example.actionLabel}</a>
      </div>
    </Section>
  ));
}
