/**
 * Takes the grain out of a render. Neighbours are averaged in widening rings, each weighed by how alike the
 * two points are in brightness, in surface colour and in direction, so edges and drawings stay. Brightness
 * is compared on a first, coarse average: a dark grain in a shadow is unlike all its neighbours and would
 * never be averaged with them.
 * Blender as Debian builds it has no denoiser of its own.
 */
import sharp from 'sharp';

interface Plane {
  data: Float32Array;
  width: number;
  height: number;
}

async function read(file: string): Promise<Plane> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const values = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2);
  return {
    data: Float32Array.from(values, (value) => value / 65535),
    width: info.width,
    height: info.height,
  };
}

const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];
const sameColour = 1 / 0.04;
const sameDirection = 1 / 0.09;
const farthest = 9;
/** How far a grain may lie from its surroundings and still be taken for grain. */
const coarse = 0.6;
const falloff = Float32Array.from({ length: 1025 }, (_, i) => Math.exp((-farthest * i) / 1024));

/**
 * One ring; `likeness` holds six values a point, already divided by what may differ. Brightness is compared
 * in `guide`, and the values of `image` are averaged.
 */
function ringOf(
  step: number,
  strength: number,
  image: Plane,
  likeness: Float32Array,
  guide: Float32Array,
): Plane {
  const { width, height, data } = image;
  const result = new Float32Array(data.length);
  const byImage = 1 / (strength * strength);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const point = y * width + x;
      const here = point * 3;
      const r0 = guide[here];
      const g0 = guide[here + 1];
      const b0 = guide[here + 2];
      const own = point * 6;
      let red = 0;
      let green = 0;
      let blue = 0;
      let total = 0;
      for (let j = -2; j <= 2; j += 1) {
        const yy = y + j * step;
        if (yy < 0 || yy >= height) continue;
        for (let i = -2; i <= 2; i += 1) {
          const xx = x + i * step;
          if (xx < 0 || xx >= width) continue;
          const other = yy * width + xx;
          const there = other * 3;
          const r = guide[there];
          const g = guide[there + 1];
          const b = guide[there + 2];
          let distance =
            ((r - r0) * (r - r0) + (g - g0) * (g - g0) + (b - b0) * (b - b0)) * byImage;
          if (distance >= farthest) continue;
          const its = other * 6;
          for (let k = 0; k < 6; k += 1) {
            const apart = likeness[own + k] - likeness[its + k];
            distance += apart * apart;
          }
          if (distance >= farthest) continue;
          const weight =
            kernel[i + 2] * kernel[j + 2] * falloff[(distance * (1024 / farthest)) | 0];
          red += data[there] * weight;
          green += data[there + 1] * weight;
          blue += data[there + 2] * weight;
          total += weight;
        }
      }
      result[here] = red / total;
      result[here + 1] = green / total;
      result[here + 2] = blue / total;
    }
  }
  return { data: result, width, height };
}

/** Holds every point between the darkest and the brightest of its eight neighbours: no lone specks. */
function withoutSpecks({ data, width, height }: Plane): Plane {
  const result = new Float32Array(data);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      for (let c = 0; c < 3; c += 1) {
        const here = (y * width + x) * 3 + c;
        let darkest = 1;
        let brightest = 0;
        for (let j = -1; j <= 1; j += 1) {
          for (let i = -1; i <= 1; i += 1) {
            if (i === 0 && j === 0) continue;
            const value = data[here + (j * width + i) * 3];
            if (value < darkest) darkest = value;
            if (value > brightest) brightest = value;
          }
        }
        result[here] = Math.min(brightest, Math.max(darkest, data[here]));
      }
    }
  }
  return { data: result, width, height };
}

/**
 * Points on an edge have no like in both directions and keep their grain: there each point moves
 * halfway to the mean of its neighbours, as a lens would draw it.
 */
function softEdges({ data, width, height }: Plane, likeness: Float32Array): Plane {
  const result = new Float32Array(data);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const point = y * width + x;
      let unlike = 0;
      for (const other of [point - 1, point + 1, point - width, point + width]) {
        let distance = 0;
        for (let k = 3; k < 6; k += 1) {
          const apart = likeness[point * 6 + k] - likeness[other * 6 + k];
          distance += apart * apart;
        }
        if (distance > 1) unlike += 1;
      }
      if (unlike < 2) continue;
      for (let c = 0; c < 3; c += 1) {
        const here = point * 3 + c;
        const straight =
          data[here - 3] + data[here + 3] + data[here - width * 3] + data[here + width * 3];
        const across =
          data[here - width * 3 - 3] +
          data[here - width * 3 + 3] +
          data[here + width * 3 - 3] +
          data[here + width * 3 + 3];
        result[here] = data[here] * 0.4 + straight * 0.1 + across * 0.05;
      }
    }
  }
  return { data: result, width, height };
}

/** `grain` is how much neighbouring points may differ and still count as one surface. */
export async function clean(
  picture: string,
  colourFile: string,
  directionFile: string,
  grain: number,
) {
  const [first, colour, direction] = await Promise.all(
    [picture, colourFile, directionFile].map(read),
  );
  let image = withoutSpecks(first);
  const likeness = new Float32Array(image.data.length * 2);
  for (let point = 0; point < image.data.length / 3; point += 1) {
    for (let k = 0; k < 3; k += 1) {
      likeness[point * 6 + k] = colour.data[point * 3 + k] * sameColour;
      likeness[point * 6 + 3 + k] = direction.data[point * 3 + k] * sameDirection;
    }
  }
  let guide = image;
  for (const step of [1, 2]) guide = ringOf(step, coarse, guide, likeness, guide.data);
  image = ringOf(1, grain, image, likeness, guide.data);
  guide = ringOf(1, grain, guide, likeness, guide.data);
  image = ringOf(2, grain / 1.45, image, likeness, guide.data);
  image = ringOf(4, grain / 2.1, image, likeness, image.data);
  image = ringOf(8, grain / 3.05, image, likeness, image.data);
  image = softEdges(image, likeness);
  // Half a level of noise from a fixed sequence keeps soft gradients from banding in eight bits.
  let state = 9;
  const bytes = Uint8Array.from(image.data, (value) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return Math.max(0, Math.min(255, Math.round(value * 255 + state / 0x7fffffff - 0.5)));
  });
  return sharp(bytes, { raw: { width: image.width, height: image.height, channels: 3 } });
}
