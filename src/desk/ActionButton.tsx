import type { ComponentProps } from 'react';
import { Button } from '../components/Button';
import { type Action, type ActionOptions, act } from './changes';
import { texts } from './texts';

type Props = ComponentProps<typeof Button> & ActionOptions & { action: Action };

/** Does something with messages. */
export function ActionButton({ action, messages, count, onDone, ...buttonProps }: Props) {
  return (
    <Button
      variant="quiet"
      onClick={() => act(action, { messages, count, onDone })}
      {...buttonProps}
    >
      {buttonProps.children ?? texts.actions[action]}
    </Button>
  );
}
