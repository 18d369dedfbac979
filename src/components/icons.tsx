import type { IconType } from 'react-icons';
import * as fa from 'react-icons/fa6';
import * as lu from 'react-icons/lu';

/** Icons are hidden from screen readers, because a text or the button's label names the action. */
function createIcon(IconDrawing: IconType, sizeRem = 1.25) {
  return function Icon({ className }: { className?: string }) {
    return <IconDrawing className={className} size={`${sizeRem}rem`} aria-hidden="true" />;
  };
}

export const ArrowLeft = createIcon(lu.LuArrowLeft);
export const ArrowRight = createIcon(lu.LuArrowRight);
export const ArrowUpRight = createIcon(lu.LuArrowUpRight);
export const Bulb = createIcon(lu.LuLightbulb);
export const Calendar = createIcon(lu.LuCalendar);
export const CircledTick = createIcon(lu.LuCircleCheck);
export const ChevronDown = createIcon(lu.LuChevronDown);
export const Clock = createIcon(lu.LuClock);
export const Code = createIcon(lu.LuCode);
export const Copy = createIcon(lu.LuCopy);
export const Cross = createIcon(lu.LuX);
export const Envelope = createIcon(lu.LuMail);
export const File = createIcon(lu.LuFile);
export const Globe = createIcon(lu.LuGlobe);
export const Headset = createIcon(lu.LuHeadset);
export const Heart = createIcon(lu.LuHeart);
export const Home = createIcon(lu.LuHouse);
export const Magnifier = createIcon(lu.LuSearch);
export const Menu = createIcon(lu.LuMenu);
export const Moon = createIcon(lu.LuMoon);
export const More = createIcon(lu.LuEllipsis);
export const Notebook = createIcon(lu.LuNotebookPen);
export const Palette = createIcon(lu.LuPalette);
export const Pause = createIcon(lu.LuPause);
export const Phone = createIcon(lu.LuPhone);
export const Pin = createIcon(lu.LuMapPin);
export const Play = createIcon(lu.LuPlay);
export const TextDocument = createIcon(lu.LuFileText);
export const Banknote = createIcon(lu.LuBanknote);
export const Rupee = createIcon(lu.LuIndianRupee);
export const Shield = createIcon(lu.LuShieldCheck);
export const SpeechBubble = createIcon(lu.LuMessageSquare);
export const Sprout = createIcon(lu.LuSprout);
export const Star = createIcon(lu.LuStar);
export const Sun = createIcon(lu.LuSun);
export const Target = createIcon(lu.LuTarget);
export const Tick = createIcon(lu.LuCheck);
export const Warning = createIcon(lu.LuCircleAlert);

export const FacebookLogo = createIcon(fa.FaFacebookF, 1.125);
export const GithubLogo = createIcon(fa.FaGithub, 1.125);
export const InstagramLogo = createIcon(fa.FaInstagram, 1.125);
export const LinkedInLogo = createIcon(fa.FaLinkedinIn, 1.125);
export const MailLogo = createIcon(fa.FaEnvelope, 1.125);
export const TwitterLogo = createIcon(fa.FaXTwitter, 1.125);
export const WhatsappLogo = createIcon(fa.FaWhatsapp, 1.125);
export const YoutubeLogo = createIcon(fa.FaYoutube, 1.125);
