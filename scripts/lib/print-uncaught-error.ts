/** Prints an uncaught error without its stack; a script imports this file first. */
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});
