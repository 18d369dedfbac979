/** Replaces tslib by its only function that client modules use. */
export function __importDefault(module: { __esModule?: boolean }) {
  return module.__esModule ? module : { default: module };
}
