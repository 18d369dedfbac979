/** All that the client's modules take from tslib. */
export function __importDefault(module: { __esModule?: boolean }) {
  return module.__esModule ? module : { default: module };
}
