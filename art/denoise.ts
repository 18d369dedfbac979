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

async function readPixels(file: string): Promise<Plane> {
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
const colourDifferenceWeight = 1 / 0.04;
const directionDifferenceFactor = 1 / 0.09;
const maxSquaredPixelDifference = 9;
/** How far a grain may lie from its surroundings and still be taken for grain. */
const maxGrainDistance = 0.6;
const falloff = Float32Array.from({ length: 1025 }, (_, i) => Math.exp((-maxSquaredPixelDifference * i) / 1024));

/**
 * One ring; `likeness` holds six values a point, already divided by what may differ. Brightness is compared
 * in `guide`, and the values of `image` are averaged.
 */
function smoothByNeighbours(
  sampleSpacingPx: number,
  strength: number,
  image: Plane,
  coloursAndDirections: Float32Array,
  guide: Float32Array,
): Plane {
  const { width, height, data } = image;
  const result = new Float32Array(data.length);
  const guideDifferenceFactor = 1 / (strength * strength);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixelIndex = y * width + x;
      const pixelOffset = pixelIndex * 3;
      const centreRed = guide[pixelOffset];
      const centreGreen = guide[pixelOffset + 1];
      const centreBlue = guide[pixelOffset + 2];
      const centreFeatureOffset = pixelIndex * 6;
      let redSum = 0;
      let greenSum = 0;
      let weightedBlueSum = 0;
      let weightSum = 0;
      for (let rowOffset = -2; rowOffset <= 2; rowOffset += 1) {
        const yy = y + rowOffset * sampleSpacingPx;
        if (yy < 0 || yy >= height) continue;
        for (let i = -2; i <= 2; i += 1) {
          const xx = x + i * sampleSpacingPx;
          if (xx < 0 || xx >= width) continue;
          const other = yy * width + xx;
          const otherColourOffset = other * 3;
          const r = guide[otherColourOffset];
          const g = guide[otherColourOffset + 1];
          const b = guide[otherColourOffset + 2];
          let distance =
            ((r - centreRed) * (r - centreRed) + (g - centreGreen) * (g - centreGreen) + (b - centreBlue) * (b - centreBlue)) * guideDifferenceFactor;
          if (distance >= maxSquaredPixelDifference) continue;
          const otherLikenessStart = other * 6;
          for (let likenessIndex = 0; likenessIndex < 6; likenessIndex += 1) {
            const featureDifference = coloursAndDirections[centreFeatureOffset + likenessIndex] - coloursAndDirections[otherLikenessStart + likenessIndex];
            distance += featureDifference * featureDifference;
          }
          if (distance >= maxSquaredPixelDifference) continue;
          const weight =
            kernel[i + 2] * kernel[rowOffset + 2] * falloff[(distance * (1024 / maxSquaredPixelDifference)) | 0];
          redSum += data[otherColourOffset] * weight;
          greenSum += data[otherColourOffset + 1] * weight;
          weightedBlueSum += data[otherColourOffset + 2] * weight;
          weightSum += weight;
        }
      }
      result[pixelOffset] = redSum / weightSum;
      result[pixelOffset + 1] = greenSum / weightSum;
      result[pixelOffset + 2] = weightedBlueSum / weightSum;
    }
  }
  return { data: result, width, height };
}

/** Holds every point between the darkest and the brightest of its eight neighbours: no lone specks. */
function withoutSpecks({ data, width, height }: Plane): Plane {
  const result = new Float32Array(data);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      for (let channelIndex = 0; channelIndex < 3; channelIndex += 1) {
        const here = (y * width + x) * 3 + channelIndex;
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
      let unlikeNeighbourCount = 0;
      for (const other of [point - 1, point + 1, point - width, point + width]) {
        let distance = 0;
        for (let k = 3; k < 6; k += 1) {
          const apart = likeness[point * 6 + k] - likeness[other * 6 + k];
          distance += apart * apart;
        }
        if (distance > 1) unlikeNeighbourCount += 1;
      }
      if (unlikeNeighbourCount < 2) continue;
      for (let c = 0; c < 3; c += 1) {
        const here = point * 3 + c;
        const straightNeighbourSum =
          data[here - 3] + data[here + 3] + data[here - width * 3] + data[here + width * 3];
        const diagonalNeighbourSum =
          data[here - width * 3 - 3] +
          data[here - width * 3 + 3] +
          data[here + width * 3 - 3] +
          data[here + width * 3 + 3];
        result[here] = data[here] * 0.4 + straightNeighbourSum * 0.1 + diagonalNeighbourSum * 0.05;
      }
    }
  }
  return { data: result, width, height };
}

/** `grain` is how much neighbouring points may differ and still count as one surface. */
export async function denoiseRender(
  picture: string,
  surfaceColourFilePath: string,
  normalMapFile: string,
  grain: number,
) {
  const [originalImage, colour, direction] = await Promise.all(
    [picture, surfaceColourFilePath, normalMapFile].map(readPixels),
  );
  let image = withoutSpecks(originalImage);
  const likeness = new Float32Array(image.data.length * 2);
  for (let point = 0; point < image.data.length / 3; point += 1) {
    for (let k = 0; k < 3; k += 1) {
      likeness[point * 6 + k] = colour.data[point * 3 + k] * colourDifferenceWeight;
      likeness[point * 6 + 3 + k] = direction.data[point * 3 + k] * directionDifferenceFactor;
    }
  }
  let guide = image;
  for (const spacingPx of [1, 2]) guide = smoothByNeighbours(spacingPx, maxGrainDistance, guide, likeness, guide.data);
  image = smoothByNeighbours(1, grain, image, likeness, guide.data);
  guide = smoothByNeighbours(1, grain, guide, likeness, guide.data);
  image = smoothByNeighbours(2, grain / 1.45, image, likeness, guide.data);
  image = smoothByNeighbours(4, grain / 2.1, image, likeness, image.data);
  image = smoothByNeighbours(8, grain / 3.05, image, likeness, image.data);
  image = softEdges(image, likeness);
  // Half a level of noise from a fixed sequence keeps soft gradients from banding in eight bits.
  let noiseSeed = 9;
  const pixelBytes = Uint8Array.from(image.data, (value) => {
    noiseSeed = (noiseSeed * 1103515245 + 12345) & 0x7fffffff;
    return Math.max(0, Math.min(255, Math.round(value * 255 + noiseSeed / 0x7fffffff - 0.5)));
  });
  return sharp(pixelBytes, { raw: { width: image.width, height: image.height, channels: 3 } });
}
