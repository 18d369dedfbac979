/** The only function that client modules use of tslib. */
export function __importDefault(module: { __esModule?: boolean }) {
  return module.__esModule ? module : { default: module };
}
