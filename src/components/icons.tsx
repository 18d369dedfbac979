import type { IconType } from 'react-icons';
import * as fa from 'react-icons/fa6';
import * as lu from 'react-icons/lu';

/** Hidden from screen readers, because a text or the button's label names the action. */
function icon(Drawing: IconType, size = 1.25) {
  return function Icon({ className }: { className?: string }) {
    return <Drawing className={className} size={`${size}rem`} aria-hidden="true" />;
  };
}

export const ArrowLeft = icon(lu.LuArrowLeft);
export const ArrowRight = icon(lu.LuArrowRight);
export const ArrowUpRight = icon(lu.LuArrowUpRight);
export const Bulb = icon(lu.LuLightbulb);
export const Calendar = icon(lu.LuCalendar);
export const Check = icon(lu.LuCircleCheck);
export const ChevronDown = icon(lu.LuChevronDown);
export const Clock = icon(lu.LuClock);
export const Copy = icon(lu.LuCopy);
export const Cross = icon(lu.LuX);
export const Enlarge = icon(lu.LuMaximize);
export const Envelope = icon(lu.LuMail);
export const File = icon(lu.LuFile);
export const Globe = icon(lu.LuGlobe);
export const Headset = icon(lu.LuHeadset);
export const Heart = icon(lu.LuHeart);
export const Home = icon(lu.LuHouse);
export const Magnifier = icon(lu.LuSearch);
export const Menu = icon(lu.LuMenu);
export const Moon = icon(lu.LuMoon);
export const More = icon(lu.LuEllipsis);
export const Note = icon(lu.LuNotebookPen);
export const Pause = icon(lu.LuPause);
export const Phone = icon(lu.LuPhone);
export const Pin = icon(lu.LuMapPin);
export const Play = icon(lu.LuPlay);
export const Quote = icon(lu.LuFileText);
export const Rupee = icon(lu.LuIndianRupee);
export const Shield = icon(lu.LuShieldCheck);
export const Speech = icon(lu.LuMessageSquare);
export const Sprout = icon(lu.LuSprout);
export const Star = icon(lu.LuStar);
export const Sun = icon(lu.LuSun);
export const Target = icon(lu.LuTarget);
export const Tick = icon(lu.LuCheck);
export const Warning = icon(lu.LuCircleAlert);

export const FacebookMark = icon(fa.FaFacebookF, 1.125);
export const GithubMark = icon(fa.FaGithub, 1.125);
export const InstagramMark = icon(fa.FaInstagram, 1.125);
export const LinkedInMark = icon(fa.FaLinkedinIn, 1.125);
export const MailMark = icon(fa.FaEnvelope, 1.125);
export const TwitterMark = icon(fa.FaXTwitter, 1.125);
export const WhatsappMark = icon(fa.FaWhatsapp, 1.125);
export const YoutubeMark = icon(fa.FaYoutube, 1.125);
