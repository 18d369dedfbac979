/** Messages that tell visitors the result of a form; the specification prescribes the first five word for word. */
export const resultMessages = {
  invalidEmail: 'Please enter a valid email address.',
  invalidPhone: 'Phone number must be 10 digits long and start with 6-9.',
  somethingWrong: 'Something went wrong. Please try again.',
  notSent: 'Failed to send email. Please check your connection and try again.',
  sent: 'Your inquiry has been sent successfully!',

  applicationSent:
    'Your application has been sent. Thank you for your interest in working with us.',
} as const;
