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
import { Stepper, StepsSection } from '../../components/Stepper';
import { TickList } from '../../components/TickList';
import { exampleContent, guideSectionHeadings, styleGuidePath } from './exampleContent';
import styles from './styles.module.css';

const {
  sampleEyebrow,
  sampleHeading,
  sampleText,
  actionLabel,
  sampleSteps,
  serviceLabels,
  closeLabel,
} = exampleContent;

export function Buttons() {
  return (
    <Section heading={guideSectionHeadings.buttons}>
      <div className={styles.row}>
        <LinkButton to={styleGuidePath} label={actionLabel} arrow />
        <Button variant="quiet">{actionLabel}</Button>
        <Button disabled>{actionLabel}</Button>
        <a href={styleGuidePath}>{actionLabel}</a>
      </div>
    </Section>
  );
}

export function Cards() {
  const cardContent = (
    <>
      <h3>{sampleHeading}</h3>
      <p className={styles.use}>{sampleText}</p>
    </>
  );
  return (
    <Section
      ground="sand"
      heading={guideSectionHeadings.cards}
      eyebrow={sampleEyebrow}
      lead={sampleText}
    >
      <div className={styles.columns}>
        <Card>{cardContent}</Card>
        <Card to={styleGuidePath}>{cardContent}</Card>
      </div>
    </Section>
  );
}

export function Fields() {
  const { label, hint } = exampleContent.inquiryFields.phoneNumber;
  return (
    <Section heading={guideSectionHeadings.fields}>
      <div className={styles.columns}>
        <TextField field={{ name: 'plain', label }} required />
        <TextField field={{ name: 'hinted', label, hint }} />
        <TextField
          field={{ name: 'wrong', label, error: exampleContent.error }}
          defaultValue={sampleHeading}
          required
        />
        <TextField field={{ name: 'off', label }} disabled required />
        <SelectField
          field={{ name: 'choice', label: exampleContent.inquiryFields.type.label }}
          prompt={actionLabel}
          options={serviceLabels}
          required
        />
        <TextArea
          field={{ name: 'long', label: exampleContent.inquiryFields.message.label }}
          defaultValue={sampleText}
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
      <Section ground="sand" heading={guideSectionHeadings.small}>
        <div className={styles.stack}>
          <div className={styles.row}>
            {team.slice(0, 1).map((member) => (
              <Portrait
                key={member.slug}
                person={{ ...member, name: member.fullName }}
                className={styles.portrait}
              />
            ))}
            <Portrait person={{ name: sampleHeading }} className={styles.portrait} />
            <PauseButton
              paused={isPaused}
              onToggle={setIsPaused}
              labels={{ pause: closeLabel, play: exampleContent.open }}
            />
            {(['plain', 'tinted', 'round', 'outlined'] as const).map((variant) => (
              <IconButton key={variant} variant={variant} label={closeLabel}>
                <Cross />
              </IconButton>
            ))}
          </div>
          <ServiceLinks keys={exampleContent.services} />
          <TickList items={serviceLabels} />
          <TickList small items={serviceLabels} />
          <TickList items={sampleSteps} />
          <Stepper steps={sampleSteps} />
          <Stepper steps={sampleSteps} variant="discs" />
        </div>
      </Section>
      <StepsSection
        ground="night"
        steps={sampleSteps.map((step) => ({ ...step, year: sampleEyebrow }))}
        variant="years"
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
      heading={guideSectionHeadings.grounds}
      eyebrow={ground}
      lead={sampleText}
    >
      <div className={styles.row}>
        <LinkButton
          variant={ground === 'deep' || ground === 'night' ? 'onDark' : 'primary'}
          to={styleGuidePath}
          label={actionLabel}
        />
        <a href={styleGuidePath}>{actionLabel}</a>
      </div>
    </Section>
  ));
}
