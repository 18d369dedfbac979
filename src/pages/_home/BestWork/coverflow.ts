/** This code is in a separate file, so that Swiper loads on demand. */
import Swiper from 'swiper';
import { EffectCoverflow, Keyboard } from 'swiper/modules';
import { readRootFontSizePx } from '../../../components/Carousel/readRootFontSizePx';

/** The carousel ignores smaller wheel deltas, which trackpads send by the dozen. */
const wheelDeltaThreshold = 70;
/** Below this width in em, the carousel shows one slide and parts of its neighbours. */
const threeSlidesMinWidthEm = 56.25;

export function startSwiper(carousel: HTMLElement, onActive: (index: number) => void): Swiper {
  const swiper = new Swiper(carousel, {
    modules: [EffectCoverflow, Keyboard],
    effect: 'coverflow',
    coverflowEffect: { rotate: 16, stretch: 0, depth: 60, modifier: 1.2, slideShadows: false },
    loop: true,
    centeredSlides: true,
    slidesPerView: 1.35,
    breakpoints: { [threeSlidesMinWidthEm * readRootFontSizePx()]: { slidesPerView: 3 } },
    spaceBetween: -30,
    speed: 600,
    keyboard: { enabled: true, onlyInViewport: true, pageUpDown: false },
    on: {
      afterInit: updateSlidesAroundActive,
      slideChange(swiper) {
        updateSlidesAroundActive(swiper);
        onActive(swiper.realIndex);
      },
    },
  });
  addWheelAndFocusListeners(swiper, carousel);
  return swiper;
}

/**
 * Only links of the middle slide are tab stops, and the focus follows that slide. Near slides load early, because lazy loading detects rotated slides too late.
 */
function updateSlidesAroundActive(swiper: Swiper) {
  const { slides, realIndex } = swiper;
  const focusedLinkIndexBySlide = slides.map((slide) =>
    findLinksInSlide(slide).findIndex((link) => link.matches(':focus')),
  );
  for (const slide of slides) {
    const offset =
      (Number(slide.dataset.swiperSlideIndex) - realIndex + slides.length) % slides.length;
    const distanceToActiveSlide = Math.min(offset, slides.length - offset);
    slide.inert = distanceToActiveSlide > 1;
    for (const image of distanceToActiveSlide > 2 ? [] : slide.querySelectorAll('img')) {
      image.loading = 'eager';
    }
    findLinksInSlide(slide).forEach((link, linkIndex) => {
      link.tabIndex = offset === 0 ? 0 : -1;
      if (offset === 0 && focusedLinkIndexBySlide.includes(linkIndex)) {
        link.focus({ preventScroll: true });
      }
    });
  }
}

function findLinksInSlide(slide: HTMLElement) {
  return [...slide.querySelectorAll('a')];
}

function addWheelAndFocusListeners(swiper: Swiper, carousel: HTMLElement) {
  /** Vertical wheel events also scroll the page, because a looping carousel has no end. */
  function changeSlideOnWheel(event: WheelEvent) {
    const isHorizontal = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (isHorizontal) {
      event.preventDefault();
    }
    const wheelDelta = isHorizontal ? event.deltaX : event.deltaY;
    if (Math.abs(wheelDelta) < wheelDeltaThreshold || swiper.animating) {
      return;
    }
    swiper[wheelDelta > 0 ? 'slideNext' : 'slidePrev']();
  }
  /** A focused element outside the carousel, such as a menu, keeps its arrow keys. */
  function toggleKeysByFocus({ target }: FocusEvent) {
    const isInside = carousel.parentElement?.contains(target as Node);
    swiper.keyboard[isInside ? 'enable' : 'disable']();
  }
  function enableKeysIfNothingIsFocused({ relatedTarget }: FocusEvent) {
    if (!relatedTarget) {
      swiper.keyboard.enable();
    }
  }
  /** A click on a neighbour brings it forward; only the middle slide follows its links. */
  function moveToClickedNeighbour(event: MouseEvent) {
    const slide = (event.target as Element).closest<HTMLElement>('.swiper-slide');
    const offset = Number(slide?.dataset.swiperSlideIndex) - swiper.realIndex;
    if (slide && offset !== 0 && !event.defaultPrevented) {
      event.preventDefault();
      swiper[offset === 1 || offset < -1 ? 'slideNext' : 'slidePrev']();
    }
  }
  const abortController = new AbortController();
  const { signal } = abortController;
  carousel.addEventListener('wheel', changeSlideOnWheel, { passive: false, signal });
  carousel.addEventListener('click', moveToClickedNeighbour, { signal });
  document.addEventListener('focusin', toggleKeysByFocus, { signal });
  document.addEventListener('focusout', enableKeysIfNothingIsFocused, { signal });
  swiper.on('destroy', () => abortController.abort());
}
