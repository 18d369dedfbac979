import registry from '@generated/registry';
import laterRegistry from '@generated/routes-later/registry';
import laterChunkNames from '@generated/routes-later/routesChunkNames';
import chunkNames from '@generated/routesChunkNames';

Object.assign(registry, laterRegistry);
Object.assign(chunkNames, laterChunkNames);
