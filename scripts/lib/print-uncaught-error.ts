/** Prints an uncaught error without its stack. Import it first. */
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});
