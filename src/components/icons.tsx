/** Small line drawings of the frame: one stroke, one size, the text's colour. */
import type { ReactNode } from 'react';

interface IconProps {
  className?: string;
}

function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function ArrowRight(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14M13 6l6 6-6 6" />
    </Icon>
  );
}

export function ArrowUpRight(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 17 17 7M8 7h9v9" />
    </Icon>
  );
}

export function ChevronDown(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9 6 6 6-6" />
    </Icon>
  );
}

export function Home(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-5h4v5" />
    </Icon>
  );
}

export function Menu(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}

export function Cross(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6l12 12M18 6 6 18" />
    </Icon>
  );
}

export function Phone(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 3h3l1.5 4.5-2 1.5a11 11 0 0 0 6 6l1.5-2L21 14.5v3A3 3 0 0 1 17.7 20.5 16.5 16.5 0 0 1 3.5 6.3 3 3 0 0 1 6.5 3z" />
    </Icon>
  );
}

export function Envelope(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5" />
    </Icon>
  );
}

export function Pin(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </Icon>
  );
}

export function Clock(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </Icon>
  );
}

export function Calendar(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16V20H4zM4 11h16M8.5 3.5v5M15.5 3.5v5" />
    </Icon>
  );
}

export function Speech(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h16v11H9.5L4 20z" />
    </Icon>
  );
}

export function Quote(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h9l4 4v13H6zM14.5 3.5v4.5H19M9.5 12.5h6M9.5 16.5h4" />
    </Icon>
  );
}

export function Sun(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </Icon>
  );
}

export function Moon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />
    </Icon>
  );
}

export function Magnifier(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </Icon>
  );
}

export function ArrowLeft(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19 12H5M11 6l-6 6 6 6" />
    </Icon>
  );
}

export function Pause(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6v12M15 6v12" />
    </Icon>
  );
}

export function Play(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 6v12l9-6z" />
    </Icon>
  );
}

export function Rupee(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 5h10M7 9.5h10M9 5c6.5 0 6.5 9 0 9H7l7.5 6" />
    </Icon>
  );
}

export function Tick(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}

export function Target(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="13" r="8" />
      <circle cx="11" cy="13" r="3.5" />
      <path d="m11 13 8.5-8.5M17 3.5v3.5h3.5" />
    </Icon>
  );
}

export function Headset(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 14.5V12a8 8 0 0 1 16 0v2.5M4 14a1.5 1.5 0 0 1 1.5-1.5H7V19H5.5A1.5 1.5 0 0 1 4 17.5zM20 14a1.5 1.5 0 0 0-1.5-1.5H17V19h1.5a1.5 1.5 0 0 0 1.5-1.5zM18 19c0 1.4-1.4 2.5-3 2.5h-2" />
    </Icon>
  );
}

export function Bulb(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-4 10.5c1 .9 1.5 2 1.5 3h5c0-1 .5-2.1 1.5-3A6 6 0 0 0 12 3z" />
    </Icon>
  );
}

export function Star(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z" />
    </Icon>
  );
}

export function Check(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.4 2.7 2.7L16 9.6" />
    </Icon>
  );
}

export function Warning(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.2M12 16.3v.1" />
    </Icon>
  );
}

export function File(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5" />
    </Icon>
  );
}

export function Heart(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20z" />
    </Icon>
  );
}

export function Globe(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
    </Icon>
  );
}

export function Sprout(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20.5v-9M12 14C12 9.5 9 7 4 7c0 4.5 3 7 8 7zM12 11.5C12 7 15 4 20 4c0 4.5-3 7.5-8 7.5z" />
    </Icon>
  );
}

export function Shield(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 5 6v6c0 4.3 3 7 7 8.5 4-1.5 7-4.2 7-8.5V6zM9 12l2.2 2.2L15.2 10" />
    </Icon>
  );
}

export function Enlarge(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />
    </Icon>
  );
}
