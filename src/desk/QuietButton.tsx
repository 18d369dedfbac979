import type { ComponentProps } from 'react';
import { Button } from '../components/Button';

export function QuietButton({
  label,
  ...buttonProps
}: { label: string } & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <Button variant="quiet" {...buttonProps}>
      {label}
    </Button>
  );
}
